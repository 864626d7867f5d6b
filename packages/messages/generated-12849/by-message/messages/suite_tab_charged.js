/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Tab_ChargedInputs */

const en_ca2_suite_tab_charged = /** @type {(inputs: Suite_Tab_ChargedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This goes on the suite’s tab. The owner’s saved card is charged once, after the event.`)
};

const fr_ca2_suite_tab_charged = /** @type {(inputs: Suite_Tab_ChargedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La commande va sur la note de la loge. La carte enregistrée du propriétaire est débitée une seule fois, après l’événement.`)
};

/**
* | output |
* | --- |
* | "This goes on the suite’s tab. The owner’s saved card is charged once, after the event." |
*
* @param {Suite_Tab_ChargedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_tab_charged = /** @type {((inputs?: Suite_Tab_ChargedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Tab_ChargedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_tab_charged(inputs)
	return en_ca2_suite_tab_charged(inputs)
});