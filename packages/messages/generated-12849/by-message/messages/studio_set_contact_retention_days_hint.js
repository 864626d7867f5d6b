/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Contact_Retention_Days_HintInputs */

const en_ca2_studio_set_contact_retention_days_hint = /** @type {(inputs: Studio_Set_Contact_Retention_Days_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`365 by default.`)
};

const fr_ca2_studio_set_contact_retention_days_hint = /** @type {(inputs: Studio_Set_Contact_Retention_Days_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`365 par défaut.`)
};

/**
* | output |
* | --- |
* | "365 by default." |
*
* @param {Studio_Set_Contact_Retention_Days_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_contact_retention_days_hint = /** @type {((inputs?: Studio_Set_Contact_Retention_Days_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Contact_Retention_Days_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_contact_retention_days_hint(inputs)
	return en_ca2_studio_set_contact_retention_days_hint(inputs)
});