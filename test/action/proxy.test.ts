import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { withGitHub } from '../github/server.js'
import { pullOf, review, withBundle } from './scene.js'
import { hosts } from './texts.js'

withBundle()

test('a runner behind a proxy reaches GitHub through it, and only through it', () =>
  withGitHub(async (github) => {
    const pull = await pullOf(github, {}, { 'a.conf': `Listen 80\n${hosts}` })
    const asked: string[] = []
    const proxy = createServer().on('connect', ({ url = '' }, client) => {
      asked.push(url)
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      const server = connect(Number(new URL(github.url).port), '127.0.0.1')
      client.pipe(server).pipe(client)
      for (const one of [client, server]) one.on('error', () => {})
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    const { port } = proxy.address() as AddressInfo
    try {
      const env = { GITHUB_API_URL: 'http://github.example', http_proxy: `http://127.0.0.1:${port}` }
      const run = await review(github, pull, { env })
      expect(run.outputs).toMatchObject({ comments: '1', changed: 'true' })
      expect(new Set(asked)).toEqual(new Set(['github.example:80']))
    } finally {
      proxy.close()
    }
  }))
