import { game } from '@tudor-rose/cousins-war'
import { serve } from './serve.ts'

serve(game)
