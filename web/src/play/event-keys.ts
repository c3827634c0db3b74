/** Whether an event has one of these keys; narrows its type. `eventIs<RichardEvents>()('log.sails', ...)` */
export const eventIs =
  <E extends { readonly key: string }>() =>
  <const K extends E['key']>(...keys: readonly K[]) =>
  <Given extends { readonly key: string }>(event: Given): event is Extract<Given, { readonly key: K }> =>
    (keys as readonly string[]).includes(event.key)

/** `York` for `seat.York`. */
export const nameInKey = <Name extends string>(key: `${string}.${Name}`): Name =>
  key.slice(key.indexOf('.') + 1) as Name
