/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Coming_Soon_MeanwhileInputs */

const en_ca2_coming_soon_meanwhile = /** @type {(inputs: Coming_Soon_MeanwhileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We are still setting this part up. Meanwhile the other locations take your order.`)
};

const fr_ca2_coming_soon_meanwhile = /** @type {(inputs: Coming_Soon_MeanwhileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous préparons encore cette section. D’ici là, les autres établissements prennent votre commande.`)
};

/**
* | output |
* | --- |
* | "We are still setting this part up. Meanwhile the other locations take your order." |
*
* @param {Coming_Soon_MeanwhileInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const coming_soon_meanwhile = /** @type {((inputs?: Coming_Soon_MeanwhileInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Coming_Soon_MeanwhileInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_coming_soon_meanwhile(inputs)
	return en_ca2_coming_soon_meanwhile(inputs)
});