/** An event with only the parameters a test needs: `const event = eventOf<VisibleRichardEvent>()`. */
export const eventOf =
  <E extends { readonly key: string; readonly params: object }>() =>
  <const K extends E['key']>(key: K, params: Partial<Extract<E, { readonly key: K }>['params']> = {}) =>
    ({ key, params }) as unknown as Extract<E, { readonly key: K }>
