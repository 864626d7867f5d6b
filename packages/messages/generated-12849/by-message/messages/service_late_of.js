/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ late: NonNullable<unknown>, made: NonNullable<unknown> }} Service_Late_OfInputs */

const en_ca2_service_late_of = /** @type {(inputs: Service_Late_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.late} of ${i?.made}`)
};

const fr_ca2_service_late_of = /** @type {(inputs: Service_Late_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.late} sur ${i?.made}`)
};

/**
* | output |
* | --- |
* | "{late} of {made}" |
*
* @param {Service_Late_OfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_late_of = /** @type {((inputs: Service_Late_OfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_Late_OfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_late_of(inputs)
	return en_ca2_service_late_of(inputs)
});