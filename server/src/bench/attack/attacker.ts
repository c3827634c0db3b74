/** The attacker, in a process of its own: `attacker.js NAME PORT SECONDS ADDRESS...`. Prints its result as JSON. */
import { ATTACKS } from './attacks.ts'

const [name, port, seconds, ...addresses] = process.argv.slice(2)
const end = performance.now() + Number(seconds) * 1000
console.log(JSON.stringify(await ATTACKS[name]({ port: Number(port), addresses, end })))
process.exit()
