/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Camera_BusyInputs */

const en_ca2_camera_busy = /** @type {(inputs: Camera_BusyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The camera is busy with something else. Close what is using it, then try again.`)
};

const fr_ca2_camera_busy = /** @type {(inputs: Camera_BusyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’appareil photo sert déjà ailleurs. Fermez ce qui l’utilise, puis réessayez.`)
};

/**
* | output |
* | --- |
* | "The camera is busy with something else. Close what is using it, then try again." |
*
* @param {Camera_BusyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const camera_busy = /** @type {((inputs?: Camera_BusyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Camera_BusyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_camera_busy(inputs)
	return en_ca2_camera_busy(inputs)
});