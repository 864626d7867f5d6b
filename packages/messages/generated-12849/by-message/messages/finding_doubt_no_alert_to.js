/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_No_Alert_ToInputs */

const en_ca2_finding_doubt_no_alert_to = /** @type {(inputs: Finding_Doubt_No_Alert_ToInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This has no effect: it has neither an email nor a phone.`)
};

const fr_ca2_finding_doubt_no_alert_to = /** @type {(inputs: Finding_Doubt_No_Alert_ToInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est sans effet sans courriel ni téléphone.`)
};

/**
* | output |
* | --- |
* | "This has no effect: it has neither an email nor a phone." |
*
* @param {Finding_Doubt_No_Alert_ToInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_no_alert_to = /** @type {((inputs?: Finding_Doubt_No_Alert_ToInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_No_Alert_ToInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_no_alert_to(inputs)
	return en_ca2_finding_doubt_no_alert_to(inputs)
});