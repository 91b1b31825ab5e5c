import type { CoverLook } from '@artel/core/covers/address'
import {
  ClipboardList,
  Handshake,
  KeyRound,
  type LucideIcon,
  MessageSquare,
  Package,
  ShieldCheck,
  Wallet,
} from 'lucide-react'

interface SectionLook {
  readonly mark: CoverLook
  readonly icon: LucideIcon
}

const looks: Readonly<Record<string, SectionLook>> = {
  zadaniya: { mark: { material: 'parquet', object: 'clipboard' }, icon: ClipboardList },
  otkliki: { mark: { material: 'suds', object: 'chat' }, icon: MessageSquare },
  rabota: { mark: { material: 'boxes', object: 'handshake' }, icon: Handshake },
  bezopasnost: { mark: { material: 'hex', object: 'shield' }, icon: ShieldCheck },
  tarify: { mark: { material: 'leaves', object: 'coin' }, icon: Wallet },
  'tovary-i-raboty': { mark: { material: 'planks', object: 'box' }, icon: Package },
  'vhod-i-profil': { mark: { material: 'petals', object: 'key' }, icon: KeyRound },
}

const plain: SectionLook = { mark: { material: 'paper', object: 'lens' }, icon: ClipboardList }

/** How a section is known on sight; a new one is paper until it has a look of its own. */
export const sectionLook = (slug: string): SectionLook => looks[slug] ?? plain
