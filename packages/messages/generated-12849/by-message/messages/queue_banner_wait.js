/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ prepTime: NonNullable<unknown> }} Queue_Banner_WaitInputs */

const en_ca2_queue_banner_wait = /** @type {(inputs: Queue_Banner_WaitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`About ${i?.prepTime}`)
};

const fr_ca2_queue_banner_wait = /** @type {(inputs: Queue_Banner_WaitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Environ ${i?.prepTime}`)
};

/**
* | output |
* | --- |
* | "About {prepTime}" |
*
* @param {Queue_Banner_WaitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_banner_wait = /** @type {((inputs: Queue_Banner_WaitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_Banner_WaitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_banner_wait(inputs)
	return en_ca2_queue_banner_wait(inputs)
});