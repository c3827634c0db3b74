import { checker, PersonalData } from '@tudor-rose/protocol'
import { describe, expect, test } from 'vitest'
import { databaseKinds } from '../testing/databases.ts'
import { TestHouse } from '../testing/house.ts'
import { exportData } from './data-export.ts'

/** More than two pages. */
const LINES = 450

describe.each(await databaseKinds())('on $name', ({ missing, create }) => {
  test.skipIf(missing !== undefined)('has every line of chat and every note once, in small pieces', async () => {
    const database = await create()
    const house = await TestHouse.build(database.location)
    const { storage } = house
    const person = { id: 'anne', name: 'Anne', name_key: 'anne', language: null, created_at: 1, hides_profile: 0 }
    const line = { person_id: 'anne', name: 'Anne', seat: 0, time: 1 }
    for (let i = 0; i < LINES; i++)
      await storage.chat.say({ ...line, table_id: `table ${i % 3}`, text: `line ${i}: ${'x'.repeat(900)}` })
    await storage.chat.say({ ...line, person_id: 'edward', table_id: 'table 0', text: 'not mine' })
    for (let i = 0; i < LINES; i++) await storage.chat.setNote(`table ${i}`, 'anne', `note ${i}`)
    const pieces: string[] = []
    for await (const piece of exportData(storage, { person: person as never, sessionKey: '' })) pieces.push(piece)
    const checked = checker(PersonalData)(JSON.parse(pieces.join('')))
    if (checked.problem !== undefined) throw new Error(checked.problem.text)
    const { chat, notes } = checked.value
    const texts = (rows: readonly object[]) => rows.map((row) => (row as { text: string }).text.split(':')[0])
    expect(texts(chat).toSorted()).toEqual(Array.from({ length: LINES }, (_, i) => `line ${i}`).toSorted())
    expect(texts(notes).toSorted()).toEqual(Array.from({ length: LINES }, (_, i) => `note ${i}`).toSorted())
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(300_000)
    await house.close()
    await database.remove()
  })
})
