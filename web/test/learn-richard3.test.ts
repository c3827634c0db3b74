import { isDeep } from '../../table/src/fixture/depth.ts'
import { testLesson } from './learning.ts'

testLesson('richard3', isDeep ? ['de', 'en', 'pl'] : ['de'], 'borders')
