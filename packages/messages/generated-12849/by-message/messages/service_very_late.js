/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Service_Very_LateInputs */

const en_ca2_service_very_late = /** @type {(inputs: Service_Very_LateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} very late`)
};

const fr_ca2_service_very_late = /** @type {(inputs: Service_Very_LateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} très en retard`)
};

/**
* | output |
* | --- |
* | "{count} very late" |
*
* @param {Service_Very_LateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_very_late = /** @type {((inputs: Service_Very_LateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_Very_LateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_very_late(inputs)
	return en_ca2_service_very_late(inputs)
});