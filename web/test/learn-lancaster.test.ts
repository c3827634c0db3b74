import { testLesson } from './learning.ts'

testLesson('lancaster', 'en', 'displace')
