/** Whom a part shows, as plain words: whoever knows the person has written them. */
export interface PersonWords {
  /** Decides the tone of the initials. */
  id: string
  name: string
  initials: string
  /** Picture of the face, wide enough for twice its place. */
  src?: string | undefined
  online?: boolean | undefined
  /** Where their own page is; who has none is named by plain words. */
  to?: string | undefined
  /** Their papers have been checked. */
  isVerified?: boolean | undefined
  /** «ИП · плиточник». */
  about?: string | undefined
  /** «PRO», «ТОП». */
  badges?: readonly string[] | undefined
}

/** What makes a person trustworthy. What is not known is left out, and then it is not shown. */
export interface TrustFacts {
  /** `null` is somebody of whom nobody has written yet; the average is `null` while there are too few to count one. */
  rating?: { value: number | null; count: string } | null | undefined
  /** «184 задания». */
  jobs?: string | undefined
  /** «отвечает за 15 минут». */
  answers?: string | undefined
  /** «с 2021 года». */
  since?: string | undefined
  /** What was checked and when: «Паспорт и ИНН проверены, март 2026»; `null` says that nothing was. */
  checked?: string | null | undefined
}
