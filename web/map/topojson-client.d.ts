declare module 'topojson-client' {
  /** Only the part used here: the polygons of one object, ring by ring, as longitudes and latitudes. */
  export function feature(
    topology: unknown,
    object: unknown,
  ): { features: { geometry: { type: string; coordinates: [number, number][][][] } }[] }
}
