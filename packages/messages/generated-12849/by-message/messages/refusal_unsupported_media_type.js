/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Unsupported_Media_TypeInputs */

const en_ca2_refusal_unsupported_media_type = /** @type {(inputs: Refusal_Unsupported_Media_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The request must be JSON.`)
};

const fr_ca2_refusal_unsupported_media_type = /** @type {(inputs: Refusal_Unsupported_Media_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La demande doit être en JSON.`)
};

/**
* | output |
* | --- |
* | "The request must be JSON." |
*
* @param {Refusal_Unsupported_Media_TypeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_unsupported_media_type = /** @type {((inputs?: Refusal_Unsupported_Media_TypeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Unsupported_Media_TypeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_unsupported_media_type(inputs)
	return en_ca2_refusal_unsupported_media_type(inputs)
});