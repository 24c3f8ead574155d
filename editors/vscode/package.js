// Makes the extension for VS Code: httpd-upgrade-VERSION.vsix with the client, and the language server as dist/ has it.
//
//   node package.js [--out FOLDER] [--dist FOLDER]
//
// A .vsix is a ZIP archive in the Open Packaging Conventions (ECMA-376, part 2): the files in extension/, a manifest for the
// marketplace, and a list of the types of files. The same files make the same bytes.
const { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
const { tmpdir } = require('node:os')
const { join, resolve } = require('node:path')
const { parseArgs } = require('node:util')
const { zipSync } = require('fflate')
const { build } = require('rolldown')

const own = __dirname
const root = resolve(own, '../..')

/** @param {{ out?: string, dist?: string }} options @returns the path of the file */
exports.packageExtension = async ({ out = own, dist = join(root, 'dist') } = {}) => {
  const manifest = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { private: _, scripts: __, ...published } = { ...manifest, version }
  const files = {
    '[Content_Types].xml': contentTypes,
    'extension.vsixmanifest': manifestXml(published),
    'extension/package.json': `${JSON.stringify(published, null, 2)}\n`,
    'extension/extension.js': await bundled(),
    'extension/README.md': readFileSync(join(own, 'README.md')),
    'extension/language-configuration.json': readFileSync(join(own, 'language-configuration.json')),
    'extension/LICENSE.txt': readFileSync(join(root, 'LICENSE')),
    'extension/settings.schema.json': readFileSync(join(root, 'docs/settings.schema.json')),
    ...serverFiles(dist),
  }
  mkdirSync(out, { recursive: true })
  const path = join(out, `httpd-upgrade-${version}.vsix`)
  const bytes = Object.entries(files).map(([name, content]) => [name, new Uint8Array(Buffer.from(content))])
  writeFileSync(path, zipSync(Object.fromEntries(bytes), { level: 9, mtime: new Date(1980, 0, 1) }))
  return path
}

/** The command line; beside it lies the Action. */
const serverFiles = (dist) =>
  Object.fromEntries(
    readdirSync(dist)
      .filter((name) => /^(?!main(-.*)?\.js).*\.(c?js|json)$/.test(name))
      .map((name) => [`extension/server/${name}`, readFileSync(join(dist, name))]),
  )

async function bundled() {
  const folder = mkdtempSync(join(tmpdir(), 'vscode-'))
  try {
    await build({
      input: { extension: join(own, 'src/extension.ts') },
      external: ['vscode'],
      platform: 'node',
      transform: { target: 'node20' },
      output: { dir: folder, format: 'cjs', entryFileNames: '[name].js', minify: true },
      logLevel: 'silent',
    })
    return readFileSync(join(folder, 'extension.js'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const contentTypes = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension=".json" ContentType="application/json"/><Default Extension=".vsixmanifest" ContentType="text/xml"/><Default Extension=".js" ContentType="application/javascript"/><Default Extension=".cjs" ContentType="application/javascript"/><Default Extension=".md" ContentType="text/markdown"/><Default Extension=".txt" ContentType="text/plain"/></Types>
`

const manifestXml = ({ name, displayName, description, version, publisher, categories, keywords, engines }) =>
  `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011" xmlns:d="http://schemas.microsoft.com/developer/vsx-schema-design/2011">
  <Metadata>
    <Identity Language="en-US" Id="${name}" Version="${version}" Publisher="${publisher}"/>
    <DisplayName>${displayName}</DisplayName>
    <Description xml:space="preserve">${description}</Description>
    <Tags>${keywords.join(',')}</Tags>
    <Categories>${categories.join(',')}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${engines.vscode}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
      <Property Id="Microsoft.VisualStudio.Services.GitHubFlavoredMarkdown" Value="true"/>
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
`

if (require.main === module) {
  const { values } = parseArgs({ options: { out: { type: 'string' }, dist: { type: 'string' } } })
  exports.packageExtension(values).then((path) => console.log(path))
}
