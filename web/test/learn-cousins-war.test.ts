import { testLesson } from './learning.ts'

testLesson('cousins-war', 'pl', 'battlefield')
