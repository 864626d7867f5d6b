/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Service_Cancelled_MissedInputs */

const en_ca2_service_cancelled_missed = /** @type {(inputs: Service_Cancelled_MissedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} because nobody answered`)
};

const fr_ca2_service_cancelled_missed = /** @type {(inputs: Service_Cancelled_MissedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} faute de réponse`)
};

/**
* | output |
* | --- |
* | "{count} because nobody answered" |
*
* @param {Service_Cancelled_MissedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_cancelled_missed = /** @type {((inputs: Service_Cancelled_MissedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_Cancelled_MissedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_cancelled_missed(inputs)
	return en_ca2_service_cancelled_missed(inputs)
});