import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { expect, it } from 'vitest'
import { openApiDocument } from './openapi.ts'

it('leaves a public linter of OpenAPI without an objection', async () => {
  const spectral = new Spectral()
  spectral.setRuleset({ extends: [[oas, 'recommended']] } as RulesetDefinition)
  const objections = await spectral.run(JSON.parse(JSON.stringify(openApiDocument())))

  expect(objections.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`)).toEqual([])
}, 120_000)
