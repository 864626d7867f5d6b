/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Pin_Of_DeviceInputs */

const en_ca2_issue_pin_of_device = /** @type {(inputs: Issue_Pin_Of_DeviceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A device has no PIN.`)
};

const fr_ca2_issue_pin_of_device = /** @type {(inputs: Issue_Pin_Of_DeviceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un appareil n’a pas de NIP.`)
};

/**
* | output |
* | --- |
* | "A device has no PIN." |
*
* @param {Issue_Pin_Of_DeviceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_pin_of_device = /** @type {((inputs?: Issue_Pin_Of_DeviceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Pin_Of_DeviceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_pin_of_device(inputs)
	return en_ca2_issue_pin_of_device(inputs)
});