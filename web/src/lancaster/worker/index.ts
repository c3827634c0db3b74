import { serve } from '../../worker/serve.ts'
import { module } from './module.ts'

serve(module)
