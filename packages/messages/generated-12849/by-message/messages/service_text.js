/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_TextInputs */

const en_ca2_service_text = /** @type {(inputs: Service_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What the orders tell of these days: how fast they were answered, what was late, and what wasn’t to be had.`)
};

const fr_ca2_service_text = /** @type {(inputs: Service_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce que disent les commandes de ces jours-là : la rapidité des réponses, les retards et ce qui manquait.`)
};

/**
* | output |
* | --- |
* | "What the orders tell of these days: how fast they were answered, what was late, and what wasn’t to be had." |
*
* @param {Service_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_text = /** @type {((inputs?: Service_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_text(inputs)
	return en_ca2_service_text(inputs)
});