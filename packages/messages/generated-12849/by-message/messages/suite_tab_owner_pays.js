/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Tab_Owner_PaysInputs */

const en_ca2_suite_tab_owner_pays = /** @type {(inputs: Suite_Tab_Owner_PaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This goes on the suite’s tab, which its owner pays after the event.`)
};

const fr_ca2_suite_tab_owner_pays = /** @type {(inputs: Suite_Tab_Owner_PaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La commande va sur la note de la loge, que son propriétaire paie après l’événement.`)
};

/**
* | output |
* | --- |
* | "This goes on the suite’s tab, which its owner pays after the event." |
*
* @param {Suite_Tab_Owner_PaysInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_tab_owner_pays = /** @type {((inputs?: Suite_Tab_Owner_PaysInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Tab_Owner_PaysInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_tab_owner_pays(inputs)
	return en_ca2_suite_tab_owner_pays(inputs)
});