// The program of the executable: what dist/ has in files lies in it, beside what V8 compiled of them.
const { getAsset, getAssetKeys, getRawAsset } = require('node:sea')
const { loader } = require('./loader.cjs')

const names = new Set(getAssetKeys())
const compiledOf = (name) => {
  const compiled = `${name}.compiled`
  return names.has(compiled) ? Buffer.from(getRawAsset(compiled)) : undefined
}

loader((name) => getAsset(name, 'utf8'), compiledOf, require).load(START)
