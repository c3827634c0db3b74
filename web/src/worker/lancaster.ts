import { game } from '@tudor-rose/lancaster'
import { serve } from './serve.ts'

serve(game)
