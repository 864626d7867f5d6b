/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Contact_Retention_DaysInputs */

const en_ca2_studio_set_contact_retention_days = /** @type {(inputs: Studio_Set_Contact_Retention_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Days for which guests’ names and contacts are kept`)
};

const fr_ca2_studio_set_contact_retention_days = /** @type {(inputs: Studio_Set_Contact_Retention_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jours pendant lesquels les noms et coordonnées sont gardés`)
};

/**
* | output |
* | --- |
* | "Days for which guests’ names and contacts are kept" |
*
* @param {Studio_Set_Contact_Retention_DaysInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_contact_retention_days = /** @type {((inputs?: Studio_Set_Contact_Retention_DaysInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Contact_Retention_DaysInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_contact_retention_days(inputs)
	return en_ca2_studio_set_contact_retention_days(inputs)
});