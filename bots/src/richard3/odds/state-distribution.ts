/** The probability of each pair of states of attackers and defenders. */
export class StateDistribution {
  /** By state of the attackers; rows grow as needed. */
  readonly rows: (Float64Array | undefined)[] = []

  /** The row of a state of the attackers, with room for this many states of the defenders. */
  row(attackers: number, room: number): Float64Array {
    const known = this.rows[attackers]
    if (known !== undefined && known.length >= room) return known
    const row = new Float64Array(Math.max(16, 2 ** Math.ceil(Math.log2(room))))
    if (known !== undefined) row.set(known)
    this.rows[attackers] = row
    return row
  }

  add(attackers: number, defenders: number, chance: number): void {
    this.row(attackers, defenders + 1)[defenders] += chance
  }

  each(visit: (attackers: number, defenders: number, chance: number) => void): void {
    for (let a = 0; a < this.rows.length; a++) {
      const row = this.rows[a]
      if (row !== undefined) for (let d = 0; d < row.length; d++) if (row[d] > 0) visit(a, d, row[d])
    }
  }
}
