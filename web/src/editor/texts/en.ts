/** The texts shared by all editors, in English. */
import type { ReaderProblemTexts } from './problem-texts.ts'

const READING: ReaderProblemTexts = {
  'wrong.not-an-object': 'This should be an object in braces.',
  'wrong.not-a-list': 'This should be a list.',
  'wrong.unknown-member': 'There is no {found} here.',
  'wrong.missing-member': '“{member}” is missing.',
  'wrong.not-a-text': 'This needs a text of 1 to {most} characters.',
  'wrong.not-an-id':
    'A short name has lower-case letters, digits and hyphens, starts with a letter and has at most 40 characters.',
  'wrong.not-a-title':
    'A name has 1 to 60 letters, digits and spaces; the only other characters allowed are . , ’ ( ) -.',
  'wrong.not-in-range': 'This should be a whole number from {least} to {most}.',
  'wrong.not-a-boolean': 'This should be yes or no.',
  'wrong.not-among': 'This cannot be {found}.',
}

export const en = {
  'edit.begin-with': 'Start with an example:',
  'edit.open': 'Open a file',
  'edit.save': 'Save as {file}',
  'edit.file-name': 'File name:',
  'edit.undo': 'Undo',
  'edit.redo': 'Redo',
  'edit.kept': 'Your work is saved in this browser.',
  'edit.not-kept': 'This browser does not save your work, so save it as a file.',
  'edit.cannot-open': '{file} cannot be opened: {why}',
  'edit.line': 'line {line}: {what}',
  'edit.quoted': '“{text}”',
  'edit.not-json': 'This is not valid JSON.',
  'edit.too-long': 'The file is too long.',
  'edit.found.a-list': 'a list',
  'edit.found.an-object': 'an object',
  'edit.found.a-number-as-large-as-that': 'a number as large as that',
  'edit.problems': 'Check',
  'edit.fine': 'No errors. This can be played.',
  'edit.wrong': '{count, plural, one {# error} other {# errors}}',
  'edit.is-wrong': 'There is an error here:',
  'edit.play': 'Play',
  'edit.play.mend': 'You can play it here once all errors are fixed.',
  'edit.play.about': 'Against a bot, on one screen, or with someone you send a link to.',
  'edit.play.ways': 'Play with this',
  'edit.changed': 'changed',
  'edit.put-back': 'reset',
  'edit.put-back-group': 'Reset all of this',
  'edit.remove': 'Remove',
  'edit.name': 'Name',
  'edit.id': 'Short name',
  'edit.about': 'About this file (optional)',
  'edit.source': 'Source',
  'edit.source.own': 'own',
  'edit.source.one': 'One for everything',
  ...READING,
}

export type EditorFrameTexts = Readonly<Record<keyof typeof en, string>>
