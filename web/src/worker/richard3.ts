import { game } from '@tudor-rose/richard3'
import { serve } from './serve.ts'

serve(game)
