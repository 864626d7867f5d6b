/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Tab_No_CardInputs */

const en_ca2_suite_tab_no_card = /** @type {(inputs: Suite_Tab_No_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This goes on the suite’s tab. The owner has no saved card: unless one is saved by then, one invoice follows after the event.`)
};

const fr_ca2_suite_tab_no_card = /** @type {(inputs: Suite_Tab_No_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La commande va sur la note de la loge. Le propriétaire n’a aucune carte enregistrée : à moins qu’il en enregistre une d’ici là, une seule facture suivra après l’événement.`)
};

/**
* | output |
* | --- |
* | "This goes on the suite’s tab. The owner has no saved card: unless one is saved by then, one invoice follows after the event." |
*
* @param {Suite_Tab_No_CardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_tab_no_card = /** @type {((inputs?: Suite_Tab_No_CardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Tab_No_CardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_tab_no_card(inputs)
	return en_ca2_suite_tab_no_card(inputs)
});