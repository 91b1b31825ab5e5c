import { CitySearch } from '../../geolocation/city-field/index.ts'
import { Skeleton } from '../../kit/index.ts'
import { lazyPart } from '../../kit/lazy/index.ts'
import { ru } from './ru.ts'
import { fieldId, type StepProps } from './step-props.ts'

const AddressSearch = lazyPart(async () => (await import('../../geolocation/address-field/index.ts')).AddressSearch)

/** «Город» and «Адрес» with its pin, over their searches. */
export function PlaceFields({ view: { values, errors }, onChange }: StepProps) {
  return (
    <>
      <CitySearch
        id={fieldId('city')}
        city={values.city}
        error={errors.city}
        onChange={(city) => onChange('city', city)}
      />
      <AddressSearch
        ids={{ address: fieldId('addressDetail'), point: fieldId('point') }}
        city={values.city}
        address={values.addressDetail}
        point={values.point}
        errors={{ address: errors.addressDetail, point: errors.point }}
        onAddress={(text) => onChange('addressDetail', text)}
        onPoint={(point) => onChange('point', point)}
        onCity={(city) => onChange('city', city)}
        fallback={<Skeleton shape="control" />}
        failed={ru.addressFailed}
      />
    </>
  )
}
