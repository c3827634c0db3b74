/** Every line below `root` that names a game outside its folders. */
export function findGameNames(root: string): string[]
