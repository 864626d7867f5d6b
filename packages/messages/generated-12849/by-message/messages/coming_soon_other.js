/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Coming_Soon_OtherInputs */

const en_ca2_coming_soon_other = /** @type {(inputs: Coming_Soon_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We are still setting this part up. Please come back soon.`)
};

const fr_ca2_coming_soon_other = /** @type {(inputs: Coming_Soon_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous préparons encore cette section. Revenez bientôt.`)
};

/**
* | output |
* | --- |
* | "We are still setting this part up. Please come back soon." |
*
* @param {Coming_Soon_OtherInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const coming_soon_other = /** @type {((inputs?: Coming_Soon_OtherInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Coming_Soon_OtherInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_coming_soon_other(inputs)
	return en_ca2_coming_soon_other(inputs)
});