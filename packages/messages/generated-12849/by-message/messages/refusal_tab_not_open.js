/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Tab_Not_OpenInputs */

const en_ca2_refusal_tab_not_open = /** @type {(inputs: Refusal_Tab_Not_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The suite’s tab is not open. Please confirm how the day is paid for first.`)
};

const fr_ca2_refusal_tab_not_open = /** @type {(inputs: Refusal_Tab_Not_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La note de la loge n’est pas ouverte. Confirmez d’abord le mode de paiement du jour, s’il vous plaît.`)
};

/**
* | output |
* | --- |
* | "The suite’s tab is not open. Please confirm how the day is paid for first." |
*
* @param {Refusal_Tab_Not_OpenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_tab_not_open = /** @type {((inputs?: Refusal_Tab_Not_OpenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Tab_Not_OpenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_tab_not_open(inputs)
	return en_ca2_refusal_tab_not_open(inputs)
});