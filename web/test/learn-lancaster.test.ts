import { isDeep } from '../../table/src/fixture/depth.ts'
import { testLesson } from './learning.ts'

testLesson('lancaster', isDeep ? ['en', 'de', 'pl'] : ['en'], 'displace')
