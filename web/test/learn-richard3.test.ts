import { testLesson } from './learning.ts'

testLesson('richard3', 'de', 'borders')
