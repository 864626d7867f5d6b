/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Service_Cancelled_GuestInputs */

const en_ca2_service_cancelled_guest = /** @type {(inputs: Service_Cancelled_GuestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} by guests`)
};

const fr_ca2_service_cancelled_guest = /** @type {(inputs: Service_Cancelled_GuestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} par les clients`)
};

/**
* | output |
* | --- |
* | "{count} by guests" |
*
* @param {Service_Cancelled_GuestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_cancelled_guest = /** @type {((inputs: Service_Cancelled_GuestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_Cancelled_GuestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_cancelled_guest(inputs)
	return en_ca2_service_cancelled_guest(inputs)
});