import { isDeep } from '../../table/src/fixture/depth.ts'
import { testLesson } from './learning.ts'

testLesson('cousins-war', isDeep ? ['pl', 'de', 'en'] : ['pl'], 'battlefield')
