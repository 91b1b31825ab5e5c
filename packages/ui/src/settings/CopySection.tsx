import { exportFileName } from '@artel/core/account'
import { errorMessage } from '@artel/core/api'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { CopyView } from './CopyView.tsx'
import { ru } from './ru.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { saveJson } from './save-file.ts'

/** Everything that is held of the person, as a file of theirs. */
export function CopySection() {
  const { api } = useServices()
  const copy = useMutation({
    mutationKey: ['account', 'copy'],
    async mutationFn() {
      const { data } = await api.exportMyData()
      const file = exportFileName(data)
      saveJson(file, data)
      return data.isWhole ? ru.copy.made(file) : ru.copy.partly(file)
    },
  })
  const words = copy.isError ? errorMessage(copy.error) : (copy.data ?? null)
  return (
    <SettingsSection id="copy" title={ru.copy.title} text={ru.copy.text}>
      <CopyView status={copy.status} words={words} onMake={() => copy.mutate()} />
    </SettingsSection>
  )
}
