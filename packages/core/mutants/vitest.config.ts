import { env } from 'node:process'
import { defineConfig, mergeConfig } from 'vitest/config'
import core from '../vitest.config.ts'

/** Core's tests as mutants of one folder meet them: what no test beside the source notices is alive. */
export default mergeConfig(
  { ...core, test: { ...core.test, include: [] } },
  defineConfig({
    test: {
      include: [`src/${env.MUTANTS_OF}/**/*.test.ts`],
      exclude: [
        // These read the text of the sources, which is full of mutants here.
        'src/testing/every-machine.test.ts',
        'src/validators/said-once.test.ts',
        // Random play, and long: what only luck finds is no killed mutant.
        'src/chat/chat-faults.test.ts',
        'src/chat/chat-session-model.test.ts',
      ],
      runner: 'mutants/runner.ts',
    },
  }),
)
